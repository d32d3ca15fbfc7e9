import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { Box } from '../../internal/field.styles.ts';

export const SearchBox = styled(Box).attrs({ as: Group })``;
