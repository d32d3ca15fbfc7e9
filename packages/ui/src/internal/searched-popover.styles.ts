import { TextField } from 'react-aria-components';
import styled from 'styled-components';
import { color, space } from '../theme/tokens.ts';
import { SearchInput } from './picker-search.styles.ts';
import { Surface } from './picker.styles.ts';

export const SearchedSurface = styled(Surface)`
  flex-direction: column;
`;

export const Search = styled(TextField)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  padding: ${space.s};
  border-bottom: 1px solid ${color.line};

  color: ${color.textFaint};
`;

export { SearchInput };
