import { expect, it } from 'vitest';
import { contrast } from '../internal/contrast.ts';
import { avatarColors, coinColors, ink } from '../theme/palette.ts';
import { avatarColor } from './avatar-color.ts';

it('depends on the first letter only', () => {
  expect(avatarColor('Treasury')).toBe(avatarColor('  tom'));
  expect(avatarColor('Treasury')).not.toBe(avatarColor('Lin'));
});

it('has a colour for every name', () => {
  for (const name of ['', '国库', '🦊', 'é']) expect(avatarColors).toContain(avatarColor(name));
});

it('lets letters be read on every avatar and every coin', () => {
  for (const color of avatarColors) expect(contrast(color, ink.light)).toBeGreaterThanOrEqual(4.5);
  for (const { background, ink } of Object.values(coinColors))
    expect(contrast(background, ink)).toBeGreaterThanOrEqual(4.5);
});
