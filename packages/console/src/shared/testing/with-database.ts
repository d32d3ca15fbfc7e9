// Every command is written down before it is sent: a browser without a database would send none.
import 'fake-indexeddb/auto';
