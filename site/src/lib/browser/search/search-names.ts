/** The name of the query in the search form and in addresses. */
export const SEARCH_FIELD = 'q';

/** The path of the file with all that can be found, in English; other languages have one each. */
export const SEARCH_FILE_PATH = '/search.json';

/** An attribute of the header's link, and of the search page: the address of the file with all that can be found. */
export const SEARCH_FILE = 'data-search-file';

/** The longest query that a search field takes and the search reads. */
export const QUERY_MAX_CHARS = 120;
