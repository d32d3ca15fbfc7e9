import styled from 'styled-components';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  margin-bottom: ${space.m};
`;

export const Title = styled.h2`
  min-width: 0;
  margin: 0;
  font: 600 ${type.heading} ${font.body};
  overflow-wrap: anywhere;
`;

export const Root = styled.div`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  background: ${color.surface};

  &[data-padding='m'] {
    padding: ${space.m} ${space.l};
  }
  &[data-padding='l'] {
    padding: ${space.l} 20px;
  }
  &[data-padding='none'] > ${Head} {
    margin: 0;
    padding: ${space.m} ${space.l};
    border-bottom: 1px solid ${color.line};
  }
`;
