import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { fingerprintPicture } from './fingerprint-picture.ts';
import { Fingerprint } from './fingerprint.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const drawing = (text: string) => JSON.stringify(fingerprintPicture(text).cells);

describeConformance('Fingerprint', (props) => <Fingerprint {...props} text={address} />, SVGSVGElement);

it('draws the same text the same way, mirrored about its middle', () => {
  const { cells, hues } = fingerprintPicture(address);
  expect(fingerprintPicture(address)).toEqual({ cells, hues });
  for (const cell of cells) expect(cells).toContainEqual({ ...cell, x: 4 - cell.x });
});

it('gives every single changed character another drawing, whatever its place', () => {
  const drawings = new Set([drawing(address)]);
  let changed = 0;
  for (let place = 0; place < address.length; place += 1)
    for (const character of base58) {
      if (character === address[place]) continue;
      drawings.add(drawing(address.slice(0, place) + character + address.slice(place + 1)));
      changed += 1;
    }
  expect(drawings.has(drawing(address))).toBe(true);
  // Three states of fifteen cells are 14 million drawings: among 2,000 texts a coincidence or two is chance.
  expect(drawings.size).toBeGreaterThan(changed - 3);
});

it('spreads the hues of similar texts over the whole circle', () => {
  const sectors = new Set(
    Array.from({ length: 200 }, (_, index) => Math.floor(fingerprintPicture(`0x${index}`).hues[0] / 30)),
  );
  expect(sectors.size).toBe(12);
});
