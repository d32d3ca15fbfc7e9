import { createClient } from '@mpc/api';
import { createQueries } from '@mpc/api/queries';

// In a browser the client takes its cookies from the document, and asks the page's own origin.
export const { read, write } = createQueries(createClient());
