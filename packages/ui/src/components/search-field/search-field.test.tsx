import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { SearchField } from './search-field.tsx';

describeConformance('SearchField', (props) => (
  <SearchField label="Search addresses" value="" onChange={vi.fn()} {...props} />
));

function Example() {
  const [value, setValue] = useState('bin');
  return (
    <UiProvider locale="en-US">
      <SearchField label="Search addresses" value={value} onChange={setValue} />
    </UiProvider>
  );
}

it('is emptied with Escape, and leaves the next Escape to what is around it', async () => {
  const around = vi.fn();
  document.addEventListener('keydown', around);
  render(<Example />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(box);
  await userEvent.keyboard('{Escape}');
  expect(box.value).toBe('');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', around);
});

it('is emptied with its button, which leaves the focus in the field', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search addresses' });
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('button')).toBeNull();
});
