import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { fingerprintGuide } from './fingerprint.guide.tsx';
import { Fingerprint } from './fingerprint.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';
const meta = preview.meta({
  title: 'Money/Fingerprint',
  component: Fingerprint,
  parameters: guided(fingerprintGuide),
  args: { text: address },
});

const several = () => (
  <>
    {Array.from({ length: 24 }, (_, index) => (
      <Fingerprint key={index} text={address.replace('pFz', `p${index}z`)} size={40} style={{ margin: 6 }} />
    ))}
  </>
);

/** As it stands in a list. */
export const Small = meta.story();

/** Addresses that are alike at both ends. */
export const LookAlikes = meta.story({ render: several });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Fingerprint, {
    vary: { size: [24, 40], text: [address, address.replace('pFz', 'pGz')] },
    common: { text: address },
  }),
});
