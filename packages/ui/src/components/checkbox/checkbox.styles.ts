import styled from 'styled-components';

export const Root = styled.div`
  min-width: 0;
`;
