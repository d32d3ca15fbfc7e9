import styled from 'styled-components';
import { gaps } from '../../internal/gaps.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;

  min-width: 0;

  /* Nothing to show takes no room among others. */
  &:empty {
    display: none;
  }
  ${gaps}

  &:where([data-across='start']) {
    align-items: start;
  }
  &:where([data-across='center']) {
    align-items: center;
  }
  &:where([data-across='end']) {
    align-items: end;
  }
`;
