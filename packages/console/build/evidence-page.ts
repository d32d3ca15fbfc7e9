import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { checkWords } from './evidence/finding-words.ts';

/** What the page is called, beside index.html. */
export const evidencePage = 'check-evidence.html';

const sources = join(import.meta.dirname, 'evidence');

const allowed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function scriptText(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@mpc/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: join(sources, 'check-page.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...more] = built.output;
  if (more.length > 0) throw new Error(`${evidencePage} is more than one script`);
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}

/**
 * The page that checks a file of evidence away from the console: one file that asks for nothing, whose policy names its own
 * script and style, so that it runs from a disk. Where the host shows it, the console's policy keeps it from running.
 */
async function evidencePageText(): Promise<string> {
  const script = await scriptText();
  const style = readFileSync(join(sources, 'check-page.css'), 'utf8').trim();
  const policy = `default-src 'none'; script-src ${allowed(script)}; style-src ${allowed(style)}; base-uri 'none'; form-action 'none'`;
  const saved = Object.entries(checkWords).map(([lang, { intro }]) => `<p lang="${lang}">${intro}</p>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${checkWords['en-US'].title}</title>
<style>${style}</style>
</head>
<body>
${saved.join('\n')}
<script>${script}</script>
</body>
</html>
`;
}

/** Puts the page beside index.html. */
export const evidencePages = (): Plugin => ({
  name: 'mpc:evidence-page',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: evidencePage, source: await evidencePageText() });
  },
});
