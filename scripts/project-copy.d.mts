/** Copies the project into a temporary folder, with links to its packages. It is removed when the process ends. */
export function copyProject(name: string): string;
