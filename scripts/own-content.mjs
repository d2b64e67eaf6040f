// Imported by the commands of tests and benchmarks: they know the words of the project's own content, and an owner may
// have changed the site in `data/content`.
process.env.CONTENT_DIR = 'content';
