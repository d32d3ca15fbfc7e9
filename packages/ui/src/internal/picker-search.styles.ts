import { Button, Input } from 'react-aria-components';
import styled from 'styled-components';
import { Input as PlainInput } from './field.styles.ts';
import { color, radius } from '../theme/tokens.ts';

export const SearchInput = styled(PlainInput).attrs({ as: Input })``;

export const Opener = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;

  width: 24px;
  height: 24px;
  margin-block: -2px;
  margin-inline: 0 -4px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.textFaint};
  background: none;

  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;
