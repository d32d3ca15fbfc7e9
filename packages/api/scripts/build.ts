/** Builds dist from the doors: one file a module, so that a bundler leaves out the domains no one calls. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

function rewrite(pattern: string, change: (text: string) => string): void {
  for (const path of globSync(pattern)) writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** TypeScript leaves the endings of imports in declarations as the sources have them, and not every editor follows those. */
function endInJs(text: string): string {
  return text.replace(/(\bfrom |\bimport\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2');
}

/**
 * Says of every constant that is made by a call, or is an object, that no one misses it where it is not used. A contract
 * is made of such: without this, one shape borrowed from another domain would bring all of that domain's shapes.
 */
function markPure(text: string): string {
  const inits = parseSync('module.js', text).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
    return declared.declarations.flatMap(({ init }) =>
      init && ['CallExpression', 'NewExpression', 'ObjectExpression'].includes(init.type) ? [init] : [],
    );
  });
  return inits.reduceRight(
    (marked, { start, end }) =>
      `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`,
    text,
  );
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync('dist', { recursive: true, force: true });

const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

rewrite('dist/**/*.d.ts', endInJs);
rewrite('dist/**/*.js', markPure);
