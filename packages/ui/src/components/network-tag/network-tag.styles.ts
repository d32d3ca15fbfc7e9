import styled from 'styled-components';
import { Tag } from '../tag/index.ts';

/** The round mark stands as close to the edge as to the upper and lower one. */
export const Mark = styled(Tag)`
  &&[data-size] {
    padding-inline-start: 2px;
  }
`;
