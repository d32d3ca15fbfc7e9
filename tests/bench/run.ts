/** `pnpm bench`: the console. `pnpm bench addresses|batch|planner|sandbox|strategies|console|ui [rounds]`: that one. */
import { argv } from 'node:process';

const benches: Record<string, () => Promise<unknown>> = {
  addresses: () => import('./addresses.ts'),
  batch: () => import('./batch.ts'),
  console: () => import('./console.ts'),
  planner: () => import('./planner.ts'),
  sandbox: () => import('./sandbox.ts'),
  strategies: () => import('./strategies.ts'),
  ui: () => import('./ui.ts'),
};

const task = argv[2] ?? 'console';
const bench = benches[task];
if (bench === undefined)
  throw new Error(`There is no bench ${task}. Choose one: ${Object.keys(benches).join(', ')}`);
await bench();
