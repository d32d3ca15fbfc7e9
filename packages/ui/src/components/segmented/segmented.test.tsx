import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Segmented } from './segmented.tsx';

const items = [
  { id: 'coin', label: 'By coin' },
  { id: 'network', label: 'By network' },
] as const;

describeConformance('Segmented', (props) => (
  <Segmented label="Group" items={items} selected="coin" onSelect={vi.fn()} {...props} />
));

it('says what is chosen and selects what is pressed', async () => {
  const select = vi.fn();
  render(<Segmented label="Group" items={items} selected="coin" onSelect={select} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By coin' }).checked).toBe(true);
  await userEvent.click(screen.getByText('By network'));
  expect(select).toHaveBeenLastCalledWith('network');
});

/** As `register` of react-hook-form does it. */
const register = (radio: HTMLInputElement | null) => {
  if (radio?.defaultChecked === false) radio.checked = radio.value === 'network';
};

it('leaves it to a library of forms what is selected', () => {
  render(<Segmented label="Group" items={items} inputRef={register} />);
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['network']);
  expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.defaultChecked)).toBe(false);
});
