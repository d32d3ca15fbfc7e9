import { paths } from '#shared/paths.ts';
import { build } from '#shared/build.ts';

/** Whether the host serves another build now than the one that is running. */
export async function isNewBuild(running: string = build().root): Promise<boolean> {
  if (running === '') return false;
  const answer = await fetch(`${paths.root}/integrity.json`, { cache: 'no-store' }).catch(() => null);
  if (answer === null || !answer.ok) return false;
  const served: unknown = await answer.json().catch(() => null);
  if (typeof served !== 'object' || served === null || !('root' in served)) return false;
  return typeof served.root === 'string' && served.root !== running;
}
