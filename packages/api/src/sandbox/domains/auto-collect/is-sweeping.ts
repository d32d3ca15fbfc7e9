import type { World } from '../../world/world.ts';
import { isSetUp } from './sweep-setup.ts';

/** Whether auto sweep is in force in a wallet, wholly configured. */
export function isSweeping(world: World, walletId: number): boolean {
  return isSetUp(world, walletId);
}
