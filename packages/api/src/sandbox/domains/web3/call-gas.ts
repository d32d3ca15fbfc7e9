import { methods } from './call-methods.ts';

/** Units of gas a call needs: of a known method what it takes, of another one plenty. */
export function gasOfCall(inputData: string): string {
  if (inputData === '' || inputData === '0x') return '21000';
  return methods[inputData.slice(0, 10).toLowerCase()]?.gas ?? '120000';
}
