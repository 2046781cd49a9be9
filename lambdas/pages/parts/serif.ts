/** The hand in which names and titles are written. The letters of link cards are Lora's; pages and badges take the nearest that a reader has. */
export const SERIF = "Lora,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
