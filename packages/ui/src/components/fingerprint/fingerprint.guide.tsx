import type { Guide } from '../../../../../.storybook/guide.ts';
import { ShortAddress } from '../address/index.ts';
import { Fingerprint } from './fingerprint.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

export const fingerprintGuide: Guide = {
  use: [
    'Beside a text that people have to recognize: an address, a hash, a key.',
    'ShortAddress and WholeAddress bring it along; take it alone for other texts.',
  ],
  avoid: [
    'For a person or a wallet: use Avatar.',
    'As a proof: it helps to notice a difference, it does not exclude one.',
  ],
  do: [
    {
      show: <ShortAddress address={address} />,
      because: 'Beside the text it belongs to, computed from all of it.',
    },
  ],
  dont: [
    { show: <Fingerprint text={address} size={40} />, because: 'Alone it names nothing.' },
    'Computed from a shortened text: two look-alikes would have the same picture.',
  ],
  accessibility: [
    'A picture that screen readers pass over: the text beside it says everything.',
    'Forms differ as well as colors, and forced colors leave it as it is.',
  ],
  anatomy: {
    story: 'Small',
    parts: { Picture: 'svg' },
  },
};
