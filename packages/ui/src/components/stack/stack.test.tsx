import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Stack } from './stack.tsx';

describeConformance('Stack', (props) => <Stack {...props}>Content</Stack>, HTMLDivElement);
