import type { Names, Recipe } from './names.ts';

/** A domain of @mpc/api, by the pattern of wallets: its lines, their shapes, and what the sandbox answers. */
export function domain({ kebab, camel, title }: Names): Recipe {
  const folder = `packages/api/src/domains/${kebab}`;
  const sandbox = `packages/api/src/sandbox/domains/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.contract.ts`]: `import { domain } from '../../core/endpoint.ts';

/** ${title}: one sentence. Its lines stand in the order of the specification. */
export const ${camel} = domain('${camel}', {});
`,
      [`${folder}/${kebab}.schema.ts`]: `import * as v from 'valibot';
import { Id } from '../../core/wire.schema.ts';

/** Wire names are kept, so that a search agrees with the server. */
export const ${camel}Filter = v.strictObject({ wallet_id: Id });
`,
      [`${sandbox}/${kebab}.sandbox.ts`]: `import type { ${camel} } from '../../../domains/${kebab}/${kebab}.contract.ts';
import type { ResolversOf } from '../../wire/resolver.ts';

/** ${title}: one resolver a line. */
export const ${camel}Sandbox = {} satisfies ResolversOf<typeof ${camel}>;
`,
    },
    next: [
      `packages/api/src/core/domain-name.ts: '${camel}'`,
      `packages/api/src/contract.ts: import ${camel} and list it in contract`,
      `packages/api/src/index.ts: export { ${camel} } from './domains/${kebab}/${kebab}.contract.ts';`,
      `packages/api/src/sandbox/resolvers.ts: ${camel}: ${camel}Sandbox`,
      `tests/conformance/${kebab}.cases.ts: how each line is tried, and each of its codes provoked`,
      'pnpm openapi; pnpm laws -u; pnpm changeset',
    ],
  };
}
