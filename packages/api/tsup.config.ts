import { defineConfig } from 'tsup';

// One entry for each door in package.json; what two doors share is one chunk, so that a schema is one object everywhere.
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/addresses/index.ts',
    'src/sandbox/index.ts',
    'src/sandbox/browser.ts',
    'src/sandbox/node.ts',
    'src/sandbox/server.ts',
  ],
  format: ['esm'],
  removeNodeProtocol: false,
  dts: true,
  clean: true,
  target: 'es2023',
});
