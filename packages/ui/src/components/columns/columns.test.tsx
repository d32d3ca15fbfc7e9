import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Columns } from './columns.tsx';

describeConformance('Columns', (props) => <Columns {...props}>Content</Columns>, HTMLDivElement);
