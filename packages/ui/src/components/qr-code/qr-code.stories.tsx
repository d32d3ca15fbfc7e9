import preview from '../../../../../.storybook/preview.tsx';
import { QrCode } from './qr-code.tsx';

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  args: { text: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1', label: 'Address of the main sub-wallet' },
});

/** An address to scan. */
export const Address = meta.story();

/** In the dark theme it stays dark on white, as scanners expect. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
