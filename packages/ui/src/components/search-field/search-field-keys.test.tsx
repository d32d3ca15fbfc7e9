import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { searchFieldGuide } from './search-field.guide.tsx';
import { SearchField } from './search-field.tsx';

function Example() {
  const [value, setValue] = useState('treasury');
  return <SearchField label="Search" value={value} onChange={setValue} />;
}

describeKeys(searchFieldGuide, {
  'Empties it; a second press goes to the drawer or dialog around it': async (press) => {
    const onKeyDown = vi.fn();
    render(
      <div onKeyDown={onKeyDown} role="presentation">
        <Example />
      </div>,
    );
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    box.focus();
    await press();
    expect(box.value).toBe('');
    expect(onKeyDown).not.toHaveBeenCalled();
    await press();
    expect(onKeyDown).toHaveBeenCalledOnce();
  },
});
