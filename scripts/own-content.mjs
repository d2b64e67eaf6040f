// Imported by the commands of tests and benchmarks: they know the words of the project's own content, and an owner may
// have changed and published the site below `data/`.
process.env.CONTENT_DIR = 'content';
process.env.SITE_DIR = 'site/dist';
