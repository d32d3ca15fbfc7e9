import { defineConfig } from 'tsup';
import { finishModule } from './build/finish-module.ts';
import { modulesOf } from './build/modules-of.ts';

const doors = ['src/index.ts', 'src/jsx-runtime.ts', 'src/jsx-dev-runtime.ts'];

// One file a module, not one bundle: importing one component loads no other.
export default defineConfig({
  entry: [...new Set(doors.flatMap((door) => modulesOf(door)))],
  format: ['esm'],
  bundle: false,
  dts: { entry: doors },
  clean: true,
  target: 'es2023',
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  plugins: [{ name: 'finish-module', renderChunk: (code, { path }) => ({ code: finishModule(path, code) }) }],
});
