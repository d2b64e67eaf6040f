/** What the sample content holds of each service: how many benefits, pictures and steps, and whether a technology text. */
export const SERVICES = [
  { slug: 'gall-bladder-removal', title: 'Gall Bladder Removal', benefits: 3, technology: true, images: 4, steps: 5 },
  {
    slug: 'laparoscopic-appendectomy',
    title: 'Laparoscopic Appendectomy',
    benefits: 3,
    technology: false,
    images: 1,
    steps: 5,
  },
  { slug: 'robotic-hernia-repair', title: 'Robotic Hernia Repair', benefits: 3, technology: true, images: 4, steps: 6 },
  { slug: 'hydrocele-surgery', title: 'Hydrocele Surgery', benefits: 0, technology: false, images: 1, steps: 4 },
  { slug: 'diabetic-foot-care', title: 'Diabetic Foot Care', benefits: 0, technology: true, images: 4, steps: 6 },
  { slug: 'breast-surgery', title: 'Breast Surgery', benefits: 3, technology: false, images: 1, steps: 5 },
  {
    slug: 'advanced-thyroid-surgery',
    title: 'Advanced Thyroid Surgery',
    benefits: 0,
    technology: true,
    images: 4,
    steps: 5,
  },
  { slug: 'pilonidal-sinus-care', title: 'Pilonidal Sinus Care', benefits: 3, technology: false, images: 1, steps: 4 },
  {
    slug: 'rectal-prolapse-surgery',
    title: 'Rectal Prolapse Surgery',
    benefits: 0,
    technology: true,
    images: 1,
    steps: 6,
  },
  { slug: 'phimosis-treatment', title: 'Phimosis Treatment', benefits: 3, technology: false, images: 1, steps: 5 },
  { slug: 'abscess-drainage', title: 'Abscess Drainage', benefits: 3, technology: false, images: 1, steps: 4 },
  { slug: 'cyst-removal', title: 'Cyst Removal', benefits: 3, technology: false, images: 1, steps: 4 },
  {
    slug: 'laser-fissure-treatment',
    title: 'Laser Fissure Treatment',
    benefits: 0,
    technology: true,
    images: 4,
    steps: 5,
  },
  { slug: 'piles-treatment', title: 'Piles Treatment', benefits: 3, technology: true, images: 5, steps: 5 },
  { slug: 'fistula-treatment', title: 'Fistula Treatment', benefits: 0, technology: true, images: 4, steps: 6 },
];

/** The services page: categories in their order, with their services in the menu's order. */
export const CATEGORIES = [
  {
    title: 'General Surgery',
    anchor: 'general-surgery',
    services: [
      'Gall Bladder Removal',
      'Laparoscopic Appendectomy',
      'Robotic Hernia Repair',
      'Abscess Drainage',
      'Cyst Removal',
    ],
  },
  {
    title: 'Proctology',
    anchor: 'proctology',
    services: [
      'Pilonidal Sinus Care',
      'Rectal Prolapse Surgery',
      'Laser Fissure Treatment',
      'Piles Treatment',
      'Fistula Treatment',
    ],
  },
  { title: 'Urology', anchor: 'urology', services: ['Hydrocele Surgery', 'Phimosis Treatment'] },
  { title: 'Oncology', anchor: 'oncology', services: ['Breast Surgery'] },
  { title: 'Endocrine', anchor: 'endocrine', services: ['Advanced Thyroid Surgery'] },
  { title: 'Specialized Care', anchor: 'specialized-care', services: ['Diabetic Foot Care'] },
];
