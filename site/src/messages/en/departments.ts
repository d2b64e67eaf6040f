/** The words around the table that leads from a symptom to its department. */
export const departmentMessages = {
  anchor: 'what-is-it-about',
  title: 'What is it about?',
  unsure: 'Not sure? What is it about?',
  notice: 'What you have noticed',
  department: 'Department',
} as const;
