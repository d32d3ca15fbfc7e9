import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { pageData } from './page-data.ts';
import type { Result } from './results.ts';

const beside = (name: string) => join(import.meta.dirname, 'page', name);

/** The page of a run: it needs nothing but the pictures beside it, and so opens from a disk. */
export async function shotsPage(results: readonly Result[]): Promise<string> {
  const viewer = beside('viewer.ts');
  const { code } = await transformWithOxc(readFileSync(viewer, 'utf8'), viewer);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens of the MPC console</title>
<style>${readFileSync(beside('viewer.css'), 'utf8')}</style>
</head>
<body>
<script type="application/json" id="data">${pageData(results)}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}
