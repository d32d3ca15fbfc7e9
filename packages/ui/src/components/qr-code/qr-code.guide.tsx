import type { Guide } from '../../../../../.storybook/guide.ts';
import { WholeAddress } from '../address/index.ts';
import { Stack } from '../stack/index.ts';
import { QrCode } from './qr-code.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

export const qrCodeGuide: Guide = {
  use: ['For a text that a phone reads from the screen: a deposit address, a request to sign.'],
  avoid: ['On a phone alone: a phone cannot scan its own screen; offer CopyButton as well.'],
  do: [
    {
      show: (
        <Stack gap="s" align="center">
          <QrCode text={address} label="Deposit address" size={120} />
          <WholeAddress address={address} />
        </Stack>
      ),
      because: 'With the text below it, to be compared with what the phone shows.',
    },
  ],
  dont: [
    'Alone: a substituted code looks like any other.',
    'Smaller than 120 px for an address, or without its white margin: cameras do not recognize it.',
  ],
  accessibility: [
    'A picture named by its label; the text it holds stands beside it as text.',
    'Dark on white in every theme and in forced colors, because scanners expect it.',
  ],
  anatomy: {
    story: 'Address',
    parts: { Code: 'svg' },
  },
};
