import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { disclosureGuide } from './disclosure.guide.tsx';
import { Disclosure } from './disclosure.tsx';

describeKeys(disclosureGuide, {
  'Opens and closes it': async (press) => {
    render(<Disclosure summary="Details">Paid once</Disclosure>);
    const details = screen.getByRole<HTMLDetailsElement>('group');
    details.querySelector('summary')?.focus();
    await press();
    expect(details.open).toBe(true);
    await press();
    expect(details.open).toBe(false);
  },
});
