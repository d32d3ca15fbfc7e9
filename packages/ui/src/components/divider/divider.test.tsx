import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Divider } from './divider.tsx';

describeConformance('Divider', (props) => <Divider {...props} />, HTMLHRElement);

it('is a separator', () => {
  render(<Divider />);
  expect(screen.getByRole('separator')).toBeDefined();
});
