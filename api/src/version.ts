import project from '../../package.json' with { type: 'json' };

/** The version of this software, as CHANGELOG.md and the tags of releases name it: `1.0.0`. */
export const VERSION: string = project.version;
