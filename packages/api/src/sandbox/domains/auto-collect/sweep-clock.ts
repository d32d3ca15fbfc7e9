import type { World } from '../../world/world.ts';
import { markEverywhere, sweepMarks } from './sweep-marks.ts';
import { takeSnapshot } from './sweep-snapshots.ts';
import { isRunning, isSetUp } from './sweep-setup.ts';
import { sweepWallet } from './sweeper.ts';
import { day, minute } from '../../../core/durations.ts';

/** How often the co-signer looks. */
const sweepEvery = 10 * minute;

function endOfDay(time: number): number {
  return (Math.floor(time / day) + 1) * day;
}

/** The set-up of a wallet has changed: it is swept from now on where it is complete, and everywhere is looked again. */
export function setUpChanged(world: World, walletId: number): void {
  const config = world.sweepConfigs.get(walletId);
  markEverywhere(world, walletId);
  if (config === undefined || !isSetUp(world, walletId)) return;
  const now = world.clock.now();
  if (!config.is_ticking)
    world.clock.schedule({ at: now + sweepEvery, kind: 'autoCollect.run', id: walletId });
  if (!config.is_counting)
    world.clock.schedule({ at: endOfDay(now), kind: 'autoCollect.snapshot', id: walletId });
  if (!config.is_ticking || !config.is_counting)
    world.sweepConfigs.update(config, { is_ticking: true, is_counting: true });
}

/** The co-signer looks for what is to be swept, as long as everything is set up. */
export function run(world: World, walletId: number): void {
  const config = world.sweepConfigs.get(walletId);
  const wallet = world.wallets.get(walletId);
  if (config === undefined || wallet === undefined) return;
  // Whatever changes the set-up marks everything.
  const isQuiet = sweepMarks(world, walletId).size === 0;
  if (!isQuiet && !isSetUp(world, walletId)) {
    world.sweepConfigs.update(config, { is_ticking: false });
    return;
  }
  world.clock.schedule({ at: world.clock.now() + sweepEvery, kind: 'autoCollect.run', id: walletId });
  if (!isQuiet && isRunning(world, wallet)) sweepWallet(world, walletId);
}

/** The end of a day: what lies on the addresses is written down. */
export function snapshot(world: World, walletId: number): void {
  const config = world.sweepConfigs.get(walletId);
  if (config === undefined) return;
  if (!isSetUp(world, walletId)) {
    world.sweepConfigs.update(config, { is_counting: false });
    return;
  }
  world.clock.schedule({ at: endOfDay(world.clock.now()), kind: 'autoCollect.snapshot', id: walletId });
  takeSnapshot(world, walletId);
}
