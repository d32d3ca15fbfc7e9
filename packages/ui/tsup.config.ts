import { defineConfig } from 'tsup';
import { finishModule } from './build/finish-module.ts';
import { modulesOf } from './build/modules-of.ts';

// One file a module, not one bundle: importing one component loads no other.
export default defineConfig({
  entry: modulesOf('src/index.ts'),
  format: ['esm'],
  bundle: false,
  dts: { entry: 'src/index.ts' },
  clean: true,
  target: 'es2023',
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  plugins: [{ name: 'finish-module', renderChunk: (code, { path }) => ({ code: finishModule(path, code) }) }],
});
