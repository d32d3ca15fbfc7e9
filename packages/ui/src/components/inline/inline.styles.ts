import styled from 'styled-components';
import { gaps } from '../../internal/gaps.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  min-width: 0;

  > svg {
    flex: none;
  }
  ${gaps}

  &:where([data-wrap='false']) {
    flex-wrap: nowrap;
  }
  &:where([data-justify='between']) {
    justify-content: space-between;
  }
  &:where([data-justify='end']) {
    justify-content: flex-end;
    text-align: end;
  }
  &:where([data-across='start']) {
    align-items: start;
  }
  &:where([data-across='end']) {
    align-items: end;
  }
  &:where([data-across='baseline']) {
    align-items: baseline;
  }
  &:where([data-across='stretch']) {
    align-items: stretch;
  }
`;
