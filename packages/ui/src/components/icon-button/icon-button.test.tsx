import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { X } from 'lucide-react';
import type { SVGProps } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

describeConformance(
  'IconButton',
  (props) => <IconButton {...props} label="Close" icon={X} />,
  HTMLButtonElement,
);

function show(props: Partial<IconButtonProps> = {}) {
  render(
    <UiProvider locale="en-US">
      <IconButton label="Close" icon={X} {...props} />
    </UiProvider>,
  );
  return screen.getByRole('button', { name: 'Close' });
}

it('is named by its label, which is also what is shown', () => {
  expect(show().title).toBe('Close');
});

it('says why it cannot be pressed beside its name', async () => {
  const press = vi.fn();
  const button = show({ disabledReason: 'Not now', onClick: press });
  expect(button.title).toBe('Close\nNot now');
  expect(button.getAttribute('aria-description')).toBe('Not now');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

it('says that it is pressed', () => {
  show({ 'aria-pressed': true });
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
});

it('keeps its name while it is busy', () => {
  expect(show({ busy: true }).getAttribute('aria-busy')).toBe('true');
});

const Own = (props: SVGProps<SVGSVGElement>) => <svg {...props} />;

it('draws an icon of any make at its size', () => {
  const icon = show({ icon: Own }).querySelector('svg');
  expect(icon?.getAttribute('width')).toBe('16');
  expect(icon?.getAttribute('height')).toBe('16');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
});
