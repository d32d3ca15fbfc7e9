import { Code } from './docs.styles.ts';

/** A sentence of a guide: what stands between backticks is code. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? <Code key={index}>{piece}</Code> : piece));
