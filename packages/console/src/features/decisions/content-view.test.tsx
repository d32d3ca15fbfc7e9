import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentView } from './content-view.tsx';

it('R24: a hidden character in a fact is a mark', () => {
  const facts = [{ key: 'label', label: 'Label', text: 'Northwind\u200B Supplies \u202E0021' }];
  const { container } = render(<ContentView content={{ facts, diff: [] }} label="Content" />);
  expect(container.textContent).toContain('Northwind[U+200B] Supplies [U+202E]0021');
});
