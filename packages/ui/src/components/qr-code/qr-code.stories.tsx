import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { qrCodeGuide } from './qr-code.guide.tsx';
import { QrCode } from './qr-code.tsx';

const meta = preview.meta({
  title: 'Data/QrCode',
  component: QrCode,
  parameters: guided(qrCodeGuide),
  args: { text: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1', label: 'Address of the main sub-wallet' },
});

/** An address to scan; it stays dark on white in the dark theme, as scanners expect. */
export const Address = meta.story();

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(QrCode, {
    vary: {
      size: [120, 176, 240],
      text: [
        'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1',
        'bitcoin:bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh?amount=0.015&label=Treasury',
      ],
    },
    common: { text: '', label: 'Address of the main sub-wallet' },
  }),
});
