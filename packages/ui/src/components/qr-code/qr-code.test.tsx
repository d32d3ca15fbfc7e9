import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { QrCode } from './qr-code.tsx';

const text = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

describeConformance('QrCode', (props) => <QrCode {...props} text={text} label="Address" />, SVGSVGElement);

it('draws every dark module of the code, inside the margin that scanners need', () => {
  render(<QrCode text={text} label="Address of the main sub-wallet" />);
  const code = screen.getByRole('img', { name: 'Address of the main sub-wallet' });
  const modules = [...(code.lastElementChild?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const expected = encode(text, { ecc: 'M', border: 0 });
  expect(modules).toHaveLength(expected.data.flat().filter(Boolean).length);
  for (const [x, y] of modules) expect(expected.data[y - 4]?.[x - 4]).toBe(true);
});

it('says in words that a text is too long for a code', () => {
  render(
    <UiProvider locale="en-US">
      <QrCode text={'x'.repeat(5000)} label="Backup" />
    </UiProvider>,
  );
  expect(screen.getByRole('group', { name: 'Backup' }).textContent).toBe(
    'This text is too long for a QR code',
  );
});
