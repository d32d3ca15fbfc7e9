import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Select } from './select.tsx';

const options = [
  { id: 'tron', label: 'TRON (TRC20)', detail: 'Fee about 27 TRX' },
  { id: 'eth', label: 'Ethereum (ERC20)' },
  { id: 'ton', label: 'TON', disabled: true },
] as const;

describeConformance('Select', (props) => (
  <Select label="Network" options={options} value={null} onChange={vi.fn()} {...props} />
));

const show = (value: 'tron' | 'eth' | 'ton' | null, change = vi.fn()) => {
  render(
    <UiProvider locale="en-US">
      <Select
        label="Network"
        options={options}
        value={value}
        onChange={change}
        error="Deposits are stopped"
      />
    </UiProvider>,
  );
  return change;
};

it('is named by its label and what is chosen, and described by its error', () => {
  show('tron');
  const button = screen.getByRole('button', { name: 'Network TRON (TRC20)' });
  expect(button.getAttribute('aria-describedby')).toContain('verdicts');
  expect(screen.getByText('Deposits are stopped')).toBeTruthy();
});

it('gives on what is picked, but nothing that is disabled', async () => {
  const change = show('tron');
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('option', { name: 'TON' }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Ethereum (ERC20)' }));
  expect(change).toHaveBeenLastCalledWith('eth');
});
