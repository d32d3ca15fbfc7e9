import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { KeyValueList } from './key-value-list.tsx';

describeConformance('KeyValueList', (props) => (
  <KeyValueList {...props} items={[{ key: 'fee', label: 'Network fee', value: '27.35 TRX' }]} />
));

it('pairs each label with its value, and writes -- for what is missing but not for zero', () => {
  render(
    <KeyValueList
      items={[
        { key: 'fee', label: 'Network fee', value: '27.35 TRX' },
        { key: 'memo', label: 'Memo', value: '' },
        { key: 'remark', label: 'Remark', value: undefined },
        { key: 'count', label: 'Confirmations', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Network fee',
    'Memo',
    'Remark',
    'Confirmations',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '27.35 TRX',
    '--',
    '--',
    '0',
  ]);
});
