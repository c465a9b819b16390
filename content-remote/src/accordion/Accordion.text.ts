export const accordionText = { link: 'Link naar deze vraag' } as const;
