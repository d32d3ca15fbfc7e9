import type { Names, Recipe } from './names.ts';

/** A component of @mpc/ui, by the pattern of button. */
export function component({ kebab, camel, pascal, title }: Names): Recipe {
  const folder = `packages/ui/src/components/${kebab}`;
  return {
    files: {
      [`${folder}/index.ts`]: `export { ${pascal}, type ${pascal}Props } from './${kebab}.tsx';\n`,
      [`${folder}/${kebab}.tsx`]: `import type { HTMLAttributes, Ref } from 'react';
import { Root } from './${kebab}.styles.ts';

export interface ${pascal}Props extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** ${title}: one sentence on what it is for. */
export function ${pascal}(props: ${pascal}Props) {
  return <Root {...props} />;
}
`,
      [`${folder}/${kebab}.styles.ts`]: `import styled from 'styled-components';
import { color, space } from '../../theme/tokens.ts';

export const Root = styled.div\`
  padding: \${space.m};

  color: \${color.text};
\`;
`,
      [`${folder}/${kebab}.guide.tsx`]: `import type { Guide } from '../../../../../.storybook/guide.ts';

export const ${camel}Guide: Guide = {
  use: ['When to take it.'],
  avoid: ['When not to, and what to take instead.'],
  do: ['A good example.'],
  dont: ['A bad one, and why.'],
  accessibility: ['Which pattern it follows, what is read out.'],
  anatomy: { story: 'Plain', parts: { Box: 'div' } },
};
`,
      [`${folder}/${kebab}.stories.tsx`]: `import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { ${camel}Guide } from './${kebab}.guide.tsx';
import { ${pascal} } from './${kebab}.tsx';

const meta = preview.meta({
  title: 'Data/${pascal}',
  component: ${pascal},
  parameters: guided(${camel}Guide),
  args: { children: '${title}' },
});

/** As it is most often seen. */
export const Plain = meta.story();

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(${pascal}, { vary: {}, common: { children: '${title}' } }),
});
`,
      [`${folder}/${kebab}.test.tsx`]: `import { describeConformance } from '../../internal/describe-conformance.tsx';
import { ${pascal} } from './${kebab}.tsx';

describeConformance('${pascal}', (props) => <${pascal} {...props}>${title}</${pascal}>, HTMLDivElement);
`,
    },
    next: [
      `packages/ui/src/index.ts: export { ${pascal}, type ${pascal}Props } from './components/${kebab}/index.ts';`,
      `${folder}/${kebab}.stories.tsx: its category, the first word of its title; .storybook/build/search-aliases.ts: what others call it`,
      `${folder}/${kebab}.guide.tsx: what a designer has to know of it`,
      'pnpm laws -u: the surface of @mpc/ui grew; pnpm changeset: say so to those who use it',
    ],
  };
}
