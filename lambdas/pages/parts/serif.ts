/** The serif font stack. Link cards use Lora; pages and badges use the nearest installed font. */
export const SERIF = "Lora,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
