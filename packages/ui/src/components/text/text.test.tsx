import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Text } from './text.tsx';

describeConformance('Text', (props) => <Text {...props}>Treasury</Text>);

it('is a paragraph where it stands alone', () => {
  render(<Text as="p">Finish it in the app.</Text>);
  expect(screen.getByText('Finish it in the app.').tagName).toBe('P');
});
