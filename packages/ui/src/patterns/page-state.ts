/** How a page's data came: there it is, there is none, it is on its way, or it could not be had. */
export type PageState = 'ready' | 'empty' | 'loading' | 'failing';
