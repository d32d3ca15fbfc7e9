import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';

export const Item = styled.li`
  display: grid;

  min-width: 0;
`;

export const Root = styled.ul<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${space.l};

  margin: 0;
  padding: 0;
  list-style: none;
`;
