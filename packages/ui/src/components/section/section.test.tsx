import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Section } from './section.tsx';

describeConformance('Section', (props) => <Section {...props} title="Pinned" />);

it('is a region named by its heading', () => {
  render(<Section title="Pinned">Treasury</Section>);
  expect(screen.getByRole('region', { name: 'Pinned' }).textContent).toContain('Treasury');
});
